/** A script for a page: storage is full. */
export function noRoom() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  }
}

/** A script for a page, as Firefox does where a site may store nothing: storage, locks and channels throw. */
export function noStorage() {
  const deny = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: deny })
  Object.assign(window, { BroadcastChannel: deny })
  LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
}
