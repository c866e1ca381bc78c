/** Gives what a function makes, which it is asked to make once, the first time. A failure is given again too. */
export interface Lazy<Value> {
  (): Value
  readonly isKnown: boolean
}

export function lazy<Value>(make: () => Value): Lazy<Value> {
  let made: { readonly give: () => Value } | undefined
  const give = () => {
    made ??= attempt(make)
    return made.give()
  }
  return Object.defineProperty(give, 'isKnown', { get: () => made !== undefined }) as Lazy<Value>
}

function attempt<Value>(make: () => Value): { readonly give: () => Value } {
  try {
    const value = make()
    return { give: () => value }
  } catch (error) {
    return {
      give: () => {
        throw error
      },
    }
  }
}
