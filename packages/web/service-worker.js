// Keeps everything that was built, so that the table works without a network after the first visit.
// The build writes the version and the list of files.
const CACHE = `last-click-${'VERSION'}`;
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const removeOlder = async () => {
    const names = await caches.keys();
    const older = names.filter((name) => name.startsWith('last-click-') && name !== CACHE);
    await Promise.all(older.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(removeOlder());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const kept = async (wanted) => (await caches.open(CACHE)).match(wanted);
  // The page itself is fetched anew where that is possible, so that a new version shows at once.
  const page = () => fetch(request).catch(async () => (await kept('./')) ?? Response.error());
  const file = async () => (await kept(request)) ?? fetch(request);
  event.respondWith(request.mode === 'navigate' ? page() : file());
});
