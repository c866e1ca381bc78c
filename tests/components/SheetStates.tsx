import { useState } from 'react'
import Search from 'lucide-react/icons/search'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { IconButton } from '#components/action/IconButton.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { ToastList, type ToastMessage } from '#components/feedback/ToastList.tsx'
import { ToastRegion } from '#components/feedback/ToastRegion.tsx'

import type { Samples } from './samples.ts'

/** Buttons, notices and toasts in their states. */
export function SheetStates({ samples }: { readonly samples: Samples }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([
    { id: '1', message: samples.emptyText, tone: 'info' },
    { id: '2', message: samples.title, tone: 'product', action: 'Undo' },
    { id: '3', message: samples.error, tone: 'error' },
  ])
  const [held, setHeld] = useState(false)
  const retry = () => setHeld(false)
  return (
    <>
      <EmptyState
        heading={samples.emptyHeading}
        text={samples.emptyText}
        actions={<Button variant="primary">{samples.clear}</Button>}
      />
      <InlineError message={samples.error} action={<Button onClick={retry}>{samples.more}</Button>} />
      <p>
        <Button variant="primary">{samples.more}</Button>{' '}
        <Button variant="primary" busy>
          {samples.more}
        </Button>{' '}
        <Button disabled>{samples.more}</Button> <Button variant="quiet">{samples.clear}</Button>{' '}
        <ButtonLink href="#link">{samples.title}</ButtonLink>{' '}
        <IconButton label={samples.filters} icon={<Search size={20} />} />
      </p>
      <p>
        {samples.claim} <TextLink href="#text">{samples.title}</TextLink>
      </p>
      <ErrorView
        heading="Unexpected Application Error!"
        message="404 Not Found"
        actions={<ButtonLink href="#back">{samples.title}</ButtonLink>}
      />
      <Announcer message={held ? samples.found : ''} />
      <ToastRegion label="Messages">
        <ToastList
          toasts={toasts}
          dismissLabel="Dismiss"
          onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
          onAction={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
          onHold={() => setHeld(true)}
          onRelease={() => setHeld(false)}
        />
      </ToastRegion>
    </>
  )
}
