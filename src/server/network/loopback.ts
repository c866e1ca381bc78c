/** True if a host name or IP address is this machine itself and cannot stand for another. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(host)
}

/** True if a URL's host is this machine itself; a URL has an IPv6 address in brackets. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1'))
}
