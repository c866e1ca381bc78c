import { gallerySetup } from '../gallery.setup.ts'

const save = {
  guard: 'isChartOpen' as const,
  target: 'saving' as const,
}

/** The download of the drawing. */
export const file = gallerySetup.createStateConfig({
  description: 'The drawing as a file.',
  initial: 'rests',
  states: {
    rests: { description: 'Nothing is being saved.', on: { 'drawing.save': save } },
    saving: {
      description: 'The drawing becomes a file.',
      tags: 'busy',
      invoke: {
        src: 'saveDrawing',
        id: 'saveDrawing',
        input: ({ context, event }) => ({
          chart: context.chart ?? '',
          format: event.type === 'drawing.save' ? event.format : 'svg',
        }),
        onDone: { target: 'rests' },
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'The browser could not make the file. Nothing is lost, and it can be tried again.',
      tags: 'failed',
      on: { 'drawing.save': save, 'address.changed': { target: 'rests' } },
    },
  },
})

export const command = gallerySetup.createStateConfig({
  description: 'The command that marks a chart as reviewed, for the clipboard.',
  initial: 'rests',
  on: { 'command.copy': { target: '.copying' } },
  states: {
    rests: { description: 'Nothing is said about copying.' },
    copying: {
      description: 'The command goes to the clipboard.',
      invoke: {
        src: 'copyText',
        id: 'copyText',
        input: ({ event }) => ({ text: event.type === 'command.copy' ? event.text : '' }),
        onDone: { target: 'copied' },
        onError: { target: 'failed' },
      },
    },
    copied: {
      description: 'It is there, and the page says so for a while.',
      after: { sayCopied: { target: 'rests' } },
    },
    failed: { description: 'The browser refused. The command can be marked and copied by hand.', tags: 'failed' },
  },
})

export const paper = gallerySetup.createStateConfig({
  description: 'Charts on paper, one a page.',
  initial: 'rests',
  states: {
    rests: {
      description: 'The page is on the screen.',
      on: {
        'page.print': {
          target: 'printing',
          actions: { type: 'setPrinted', params: ({ event }) => ({ printed: event.charts }) },
        },
      },
    },
    printing: {
      description: 'The charts to print are drawn, and the print dialog is open.',
      tags: 'busy',
      exit: { type: 'setPrinted', params: { printed: [] } },
      invoke: {
        src: 'printPage',
        id: 'printPage',
        onDone: { target: 'rests' },
        onError: { target: 'rests' },
      },
    },
  },
})
