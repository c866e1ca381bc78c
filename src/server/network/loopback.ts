/** Whether a host name or an address of IP is this machine itself, so that nothing from elsewhere can stand behind it. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(host)
}

/** The same of the host in an address of the web, where an IPv6 address stands in brackets. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1'))
}
