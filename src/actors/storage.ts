/**
 * Cookies and web storage of a browser. What the browser refuses to keep (policies, private windows, no room left) is kept
 * for as long as the page lives; cookies that it refuses read as none.
 */
export interface Storage {
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, days: number): void
  local(name: string): string | undefined
  /** Returns whether it outlives the page. */
  setLocal(name: string, value: string): boolean
  removeLocal(name: string): void
  /** All that local storage holds, by name. */
  localNames(): readonly string[]
  session(name: string): string | undefined
  /** Returns whether it outlives the page. */
  setSession(name: string, value: string): boolean
  removeSession(name: string): void
}

export function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function webStorage(page: Window, area: 'localStorage' | 'sessionStorage') {
  const refused = new Map<string, string>()
  const removeStored = (name: string) => attempt(() => page[area].removeItem(name))
  // What another tab has kept since is newer.
  page.addEventListener('storage', ({ key }) => key !== null && refused.delete(key))
  return {
    get: (name: string) => refused.get(name) ?? attempt(() => page[area].getItem(name)) ?? undefined,
    set: (name: string, value: string): boolean => {
      try {
        page[area].setItem(name, value)
        refused.delete(name)
        return true
      } catch {
        // A reload must not find the older one.
        removeStored(name)
        refused.set(name, value)
        return false
      }
    },
    remove: (name: string) => {
      refused.delete(name)
      removeStored(name)
    },
    names: () => [
      ...refused.keys(),
      ...(attempt(() => Array.from({ length: page[area].length }, (_, index) => page[area].key(index) ?? '')) ?? []),
    ],
  }
}

export function browserStorage(page: Window): Storage {
  const local = webStorage(page, 'localStorage')
  const session = webStorage(page, 'sessionStorage')
  return {
    cookie: (name) =>
      attempt(() => page.document.cookie)
        ?.split('; ')
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    setCookie(name, value, days) {
      const secure = page.location.protocol === 'https:' ? '; secure' : ''
      attempt(() => {
        page.document.cookie = `${name}=${value}; path=/; max-age=${days * 86_400}; samesite=lax${secure}`
      })
    },
    local: local.get,
    setLocal: local.set,
    removeLocal: local.remove,
    localNames: local.names,
    session: session.get,
    setSession: session.set,
    removeSession: session.remove,
  }
}
