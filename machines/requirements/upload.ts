import type { Requirements } from './requirement.ts'

export const upload = {
  'upload.checks-before-sending':
    'A picture is a JPEG, PNG, WebP or AVIF of at most 5 MB; another file is refused with its reason before anything is sent.',
  'upload.judged-by-content':
    'The kind of a picture is told by what it holds, in the form as on the server, whatever its name and type say.',
  'upload.shows-progress': 'While a picture is sent, it shows how much of it has left.',
  'upload.can-be-cancelled': 'Sending a picture can be cancelled, and the picture before stays.',
  'upload.old-picture-stays': 'The picture before stays until the new one is answered.',
  'upload.keeps-the-file-to-try-again': 'A picture without an answer can be sent again without choosing it anew.',
  'upload.picture-can-be-removed': 'A picture is removed by a call of its own, and stays where that fails.',
} satisfies Requirements<'upload'>
