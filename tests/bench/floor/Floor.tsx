import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { createInstance } from 'i18next'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { type ActorRefFrom, assign, createActor, setup } from 'xstate'

/** Elements of one card. */
const ELEMENTS_OF_CARD = 5

const pressedMachine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'press' } },
}).createMachine({
  context: { count: 0 },
  on: { press: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

function Card({ n, pressed }: { readonly n: number; readonly pressed: ActorRefFrom<typeof pressedMachine> }) {
  const { t } = useTranslation()
  const count = useSelector(pressed, ({ context }) => context.count)
  return (
    <li>
      <Link to="/$elements" params={{ elements: String(n) }}>
        <b>{t('name', { n })}</b>
      </Link>
      <button type="button" onClick={() => pressed.send({ type: 'press' })}>
        {t('pressed', { n: count })}
      </button>
      <p>{t('words')}</p>
    </li>
  )
}

/** A page of as many elements as its address says, made by the libraries of the shop and nothing of the shop itself. */
export function createFloor(history?: RouterHistory) {
  const texts = createInstance()
  void texts.init({
    initAsync: false,
    lng: 'en',
    resources: { en: { translation: { name: 'Product {{n}}', pressed: 'Add, {{n}} so far', words: 'A few words' } } },
  })
  const pressed = createActor(pressedMachine)
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$elements',
    component: function Page() {
      const { elements } = page.useParams()
      return (
        <ul>
          {Array.from({ length: Math.round(Number(elements) / ELEMENTS_OF_CARD) }, (_, n) => (
            <Card key={n} n={n} pressed={pressed} />
          ))}
        </ul>
      )
    },
  })
  const router = createRouter({ routeTree: root.addChildren([page]), ...(history && { history }) })
  const element = (
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router as never} />
    </I18nextProvider>
  )
  return { router, pressed, element }
}
