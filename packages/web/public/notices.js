// Part of the service worker: shows notices of the server, also while no page is open. Phones that understand the
// declarative form of a message show it themselves and do not come here.
self.addEventListener('push', event => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.navigate ?? '/'));
});

async function show(data) {
  const { notification, app_badge } = data.json();
  const { title, body, lang, tag, navigate } = notification;
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some(page => page.visibilityState === 'visible' && isAt(page, navigate))) return; // it is seen there
  await self.navigator.setAppBadge?.(Number(app_badge)).catch(() => {});
  await self.registration.showNotification(title, { body, lang, tag, icon: '/icon-192.png', data: { navigate } });
}

/** Goes to a page that shows it already, or to any page of ours, or opens one. */
async function open(navigate) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(page => isAt(page, navigate));
  if (there !== undefined) return there.focus();
  const [any] = pages;
  if (any === undefined) return self.clients.openWindow(navigate);
  await any.focus().catch(() => {}); // some browsers allow it only once
  return any.navigate(navigate);
}

const isAt = (page, navigate) => new URL(page.url).pathname === new URL(navigate, self.location.origin).pathname;
