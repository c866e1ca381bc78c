import { Button } from '#components/action/Button.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useActorNamed } from '#hooks/app.tsx'

/** Shown if not even the English texts could be loaded, so its words stand in the code. */
export function UnreadableScreen() {
  const language = useActorNamed('language')
  return (
    <Page skipLabel="Skip to main content" header={null} footer={null}>
      <title>Unexpected Application Error!</title>
      <ErrorView
        heading="Unexpected Application Error!"
        message="We couldn’t load the texts of this page."
        actions={
          <Button variant="primary" onClick={() => language.send({ type: 'language.retry' })}>
            Try again
          </Button>
        }
      />
    </Page>
  )
}
