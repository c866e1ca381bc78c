import type { ComponentType } from 'react'

import { LostCode } from '#machines/app/lost-code.ts'

/** A screen whose code comes when its page is opened. The router waits for it, and asks again at the next load where it was lost. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  let Content: ComponentType
  const Screen: ComponentType & { preload?: () => Promise<void> } = () => <Content />
  Screen.preload = async () => {
    try {
      Content = await load()
    } catch (cause) {
      throw new LostCode(undefined, { cause })
    }
    delete Screen.preload
  }
  return Screen
}
