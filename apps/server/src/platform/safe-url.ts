/** Whether a URL may carry a secret: over TLS, or to this machine. */
export function isSafeFromListeners(url: string): boolean {
  // Another rule reports invalid URLs.
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
