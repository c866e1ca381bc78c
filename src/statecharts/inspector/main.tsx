import './inspector.css'
import './panels/panels.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { offerToTests } from '../offer-to-tests.ts'
import { installChartStyle } from '../paint/install-style.ts'
import { readGalleryData } from '../read-gallery-data.ts'
import { Inspector } from './Inspector.tsx'
import { provideInspector } from './provide.ts'

const place = document.getElementById('page')
if (!place) throw new Error('the page has no place for the inspector')

const { charts } = readGalleryData(document)
installChartStyle(document)
const inspector = createActor(provideInspector(window), { input: { charts } })
offerToTests(inspector)
inspector.start()
createRoot(place).render(
  <StrictMode>
    <Inspector inspector={inspector} />
  </StrictMode>,
)
