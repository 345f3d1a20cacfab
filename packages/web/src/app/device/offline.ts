/** Registers the service worker that keeps the app on the device. Only the built app has one. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(new URL('./sw.js', document.baseURI), { scope: './' }).then(
      // a worker of a newer version takes over if this page is of that version and the only one
      // (a browser that blocks workers may give none)
      (registration?: ServiceWorkerRegistration) => registration?.waiting?.postMessage(import.meta.url),
      () => {
        // without it the app needs a network
      },
    );
  });
}
