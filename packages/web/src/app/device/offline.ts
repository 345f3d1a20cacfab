/** Registers the service worker that keeps the app on the device. Only the built app has one. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(new URL('./sw.js', document.baseURI), { scope: './' }).catch(() => {
      // without it the app needs a network
    });
  });
}
