import '#components/styles/index.css'
import './gallery.css'
import './print.css'

import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { offerToTests } from '../offer-to-tests.ts'
import { indexOf } from '../paint/chart-index.ts'
import { installChartStyle } from '../paint/install-style.ts'
import { readGalleryData } from '../read-gallery-data.ts'
import { galleryOf, GalleryProvider } from './gallery-context.tsx'
import { GalleryPage } from './GalleryPage.tsx'
import { provideGallery } from './provide.ts'

const data = readGalleryData(document)
const items = {
  ...Object.fromEntries(
    data.charts.map(({ graph }) => {
      const { states, transitions } = indexOf(graph)
      return [graph.id, [...states.keys(), ...transitions.keys()]]
    }),
  ),
  map: data.areas.map(({ name }) => name),
}
const actor = createActor(provideGallery(window), { input: { items }, systemId: 'gallery' })
const place = document.getElementById('page')
if (!place) throw new Error('the page has no place for the gallery')

installChartStyle(document)
offerToTests(actor)
actor.start()
createRoot(place).render(
  <GalleryProvider value={galleryOf(data, actor)}>
    <GalleryPage />
  </GalleryProvider>,
)
