import { hydrateRoot } from 'react-dom/client'

import { createFloor } from './Floor.tsx'

const { router, pressed, element } = createFloor()
pressed.start()
router.ssr = { manifest: undefined }
await router.load()
hydrateRoot(document.getElementById('floor') as HTMLElement, element)
