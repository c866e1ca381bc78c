import { fromCallback, fromPromise } from 'xstate'

import tokens from '#components/styles/tokens.css?raw'
import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline'

import { readColours } from '../paint/colours.ts'
import { saveFile, svgOnItsOwn, svgToPng } from './drawing-file.ts'
import type { GalleryEvent } from './gallery.events.ts'
import { galleryMachine } from './gallery.machine.ts'

/** The id of the drawing that is downloaded. */
export const DRAWING_ID = 'drawing'

/** The gallery with the browser's own address, files, clipboard and printer. */
export function provideGallery(page: Window) {
  return galleryMachine.provide({
    actors: {
      watchAddress: fromCallback<GalleryEvent>(({ sendBack }) => {
        const tell = () => sendBack({ type: 'address.changed', hash: page.location.hash })
        page.addEventListener('hashchange', tell)
        tell()
        return () => page.removeEventListener('hashchange', tell)
      }),
      saveDrawing: fromPromise(async ({ input: { chart, format } }) => {
        const svg = page.document.getElementById(DRAWING_ID)
        if (!svg) throw new Error('the chart is not drawn')
        const isDark = page.matchMedia('(prefers-color-scheme: dark)').matches
        const text = svgOnItsOwn(svg, readColours(tokens, isDark ? 'dark' : 'light'), font)
        const blob = format === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await svgToPng(text)
        saveFile(page.document, blob, `${chart}.${format}`)
      }),
      copyText: fromPromise(({ input: { text } }) => page.navigator.clipboard.writeText(text)),
      printPage: fromPromise(async () => {
        // What is printed has just been asked for, and must be drawn before the dialog holds the page up.
        await new Promise((resolve) => page.requestAnimationFrame(resolve))
        page.print()
      }),
    },
    actions: {
      writeAddress: (_, { address }) => page.history.replaceState(page.history.state, '', address),
    },
  })
}
