import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { Browser, BrowserContext, TestInfo } from 'playwright/test'
import type { AnyActorRef, AnyTransitionDefinition } from 'xstate'

import { INSPECTOR_KEY } from '#app/inspector-hook.ts'
import type { WrittenTest } from '#statecharts/evidence/merge-written.ts'

/** Names the folder where each test leaves which transitions its pages have taken; none is left where it is unset. */
export const TAKEN = 'VERBENA_TAKEN'

const NAMES = { tell: 'verbenaTaken', inspector: INSPECTOR_KEY.description ?? '' }

/** Notes the transitions that the pages of a test take, in every context that it opens, and leaves them as a file once it has passed. */
export async function keepTaken(
  folder: string,
  { browser, context, info }: { browser: Browser; context: BrowserContext; info: TestInfo },
  run: () => Promise<void>,
): Promise<void> {
  const taken = new Set<string>()
  const note = async (one: BrowserContext) => {
    await one.exposeBinding(NAMES.tell, (_, transition: string) => void taken.add(transition))
    await one.addInitScript(watchTaken, NAMES)
    return one
  }
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => await note(await open(options))
  await note(context)
  await run()
  browser.newContext = open
  if (info.errors.length > 0) return
  const test: WrittenTest = {
    file: basename(info.file),
    title: info.titlePath.slice(1).join(' › '),
    taken: [...taken].toSorted(),
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify(test))
}

/** Runs in the page. A walk's barrier takes the same place: it hears of the charts as well. */
function watchTaken({ tell, inspector }: typeof NAMES): void {
  const say = Reflect.get(window, tell) as (transition: string) => Promise<void>
  const told = new Set<string>()
  /** As transitionKey names it. */
  const note = (transition: AnyTransitionDefinition): void => {
    const { source, eventType } = transition
    const branches = eventType ? source.transitions.get(eventType) : source.always
    const key = `${source.id}::${eventType || 'always'}::${branches?.indexOf(transition) ?? -1}`
    if (told.has(key)) return
    told.add(key)
    void say(key)
  }
  let other: unknown
  const watch = (root: AnyActorRef) => {
    root.system.inspect((report) => {
      if (report.type === '@xstate.microstep') report._transitions.forEach(note)
    })
    if (typeof other === 'function') other(root)
  }
  Object.defineProperty(window, Symbol.for(inspector), {
    get: () => watch,
    set: (next: unknown) => {
      other = next
    },
  })
}
