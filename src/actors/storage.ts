/** Cookies and web storage of a browser. Refused access (private windows, policies) reads as empty and writes nothing. */
export interface Storage {
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, days: number): void
  local(name: string): string | undefined
  setLocal(name: string, value: string): void
  removeLocal(name: string): void
  /** All that local storage holds, by name. */
  localNames(): readonly string[]
  session(name: string): string | undefined
  setSession(name: string, value: string): void
  removeSession(name: string): void
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

export function browserStorage(page: Window): Storage {
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
    local: (name) => attempt(() => page.localStorage.getItem(name)) ?? undefined,
    setLocal: (name, value) => attempt(() => page.localStorage.setItem(name, value)),
    removeLocal: (name) => attempt(() => page.localStorage.removeItem(name)),
    localNames: () =>
      attempt(() =>
        Array.from({ length: page.localStorage.length }, (_, index) => page.localStorage.key(index) ?? ''),
      ) ?? [],
    session: (name) => attempt(() => page.sessionStorage.getItem(name)) ?? undefined,
    setSession: (name, value) => attempt(() => page.sessionStorage.setItem(name, value)),
    removeSession: (name) => attempt(() => page.sessionStorage.removeItem(name)),
  }
}
