/** The code of every key that an input method takes. */
const COMPOSED = 229

/**
 * Keeps keys that an input method takes from all other listeners, those of libraries too (forms.composed-keys-do-nothing-else).
 * Safari has ended the composition before it sends the key that ended it: `isComposing` is false then, and only the code tells.
 */
export function keepComposedKeys(page: Window): void {
  page.addEventListener(
    'keydown',
    (event) => {
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
      if (event.isComposing || event.keyCode === COMPOSED) event.stopImmediatePropagation()
    },
    true,
  )
}
