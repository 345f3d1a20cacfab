/** Keeps the app on the device, so that it opens without a network; only the built app has the worker for it. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(new URL('./sw.js', document.baseURI), { scope: './' }).catch(() => {
      // without it the app works as long as there is a network
    });
  });
}
