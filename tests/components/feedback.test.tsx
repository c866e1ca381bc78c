import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { ToastRegion } from '#components/feedback/ToastRegion.tsx'
import { ToastList, type ToastMessage } from '#components/feedback/ToastList.tsx'

const nothing = () => undefined

const toast = (props: Partial<ToastMessage>) =>
  renderToStaticMarkup(
    <ToastRegion label="Messages">
      <ToastList
        toasts={[{ id: '1', message: 'Zinc was added', tone: 'product', ...props }]}
        dismissLabel="Close"
        onDismiss={nothing}
        onAction={nothing}
        onHold={nothing}
        onRelease={nothing}
      />
    </ToastRegion>,
  )

test.each([
  { tone: 'product', role: 'status' },
  { tone: 'info', role: 'status' },
  { tone: 'error', role: 'alert' },
] as const)('a message of the tone $tone is read out as $role', ({ tone, role }) => {
  expect(toast({ tone })).toMatch(new RegExp(`<div [^>]*role="${role}"[^>]*>.*Zinc was added.*</div>`))
})

test('a message has a button to close it, and one to take back what it tells only where that can be done', () => {
  expect(toast({}).match(/<button/g)).toHaveLength(1)
  const markup = toast({ action: 'Undo' })
  expect(markup.match(/<button/g)).toHaveLength(2)
  expect(markup).toContain('aria-label="Close"')
})

test('messages are a region with a name, also while an open panel hides the page', () => {
  expect(toast({})).toMatch(/<section [^>]*aria-label="Messages" data-react-aria-top-layer="true"/)
})

test('a change is told in words that only those hear who listen to the page', () => {
  const markup = renderToStaticMarkup(<Announcer message="12 products" />)
  expect(markup).toMatch(/^<div role="status"><span class="vb-hidden">12 products<\/span><\/div>$/)
})
