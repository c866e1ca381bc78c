/** Something that is waited for until the test lets it happen. */
export interface Gate {
  readonly passed: Promise<void>
  readonly open: () => void
}

export function gate(): Gate {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}
