/** Longest time that a record waits, in milliseconds. */
const LONGEST_MS = 100

/**
 * Does something with the next frame or after 100 ms, whichever comes first. A hidden page has no frames and slow timers:
 * there it is done at once, in a task of its own.
 */
export function createSchedule(page: Window, act: () => void): { readonly ask: () => void; readonly end: () => void } {
  const { port1, port2 } = new MessageChannel()
  let frame = 0
  let timer = 0
  let isAsked = false
  let isEnded = false

  function go() {
    if (!isAsked || isEnded) return
    isAsked = false
    page.cancelAnimationFrame(frame)
    page.clearTimeout(timer)
    act()
  }
  port1.addEventListener('message', go)
  port1.start()

  return {
    ask() {
      if (isAsked || isEnded) return
      isAsked = true
      if (page.document.hidden) {
        port2.postMessage(null)
        return
      }
      frame = page.requestAnimationFrame(go)
      timer = page.setTimeout(go, LONGEST_MS)
    },
    end() {
      isEnded = true
      page.cancelAnimationFrame(frame)
      page.clearTimeout(timer)
      port1.close()
    },
  }
}
