import type { Requirements } from './requirement.ts'

export const upload = {
  'upload.checks-before-sending': {
    rule: 'A picture is a JPEG, PNG, WebP or AVIF of at most 5 MB; another file is refused with its reason before anything is sent.',
    built: true,
  },
  'upload.judged-by-content': {
    rule: 'The kind of a picture is told by what it holds, in the form as on the server, whatever its name and type say.',
    built: true,
  },
  'upload.shows-progress': { rule: 'While a picture is sent, it shows how much of it has left.', built: true },
  'upload.can-be-cancelled': {
    rule: 'Sending a picture can be cancelled, and the picture before stays.',
    built: true,
  },
  'upload.old-picture-stays': { rule: 'The picture before stays until the new one is answered.', built: true },
  'upload.keeps-the-file-to-try-again': {
    rule: 'A picture without an answer can be sent again without choosing it anew.',
    built: true,
  },
  'upload.picture-can-be-removed': {
    rule: 'A picture is removed by a call of its own, and stays where that fails.',
    built: true,
  },
} satisfies Requirements<'upload'>
