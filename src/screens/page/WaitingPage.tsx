import { Waiting } from '#components/feedback/Waiting.tsx'
import { useShop } from '#hooks/app.tsx'

/** A page that has nothing to show yet, not even a heading: the document is named after the shop meanwhile. */
export function WaitingPage() {
  const shop = useShop()
  return (
    <>
      <title>{shop.name}</title>
      <Waiting />
    </>
  )
}
