import { useRouter } from '@tanstack/react-router'

import type { FormProps } from '#components/form/Form.tsx'

/** A form that leads to an address of the shop: its fields become the query, as the browser itself would write it. */
export function RouterForm({ action, onSubmit, children, ...rest }: FormProps) {
  const router = useRouter()
  return (
    <form
      {...rest}
      action={action}
      method="get"
      onSubmit={(event) => {
        onSubmit?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        const query = new URLSearchParams()
        for (const [name, value] of new FormData(event.currentTarget))
          if (typeof value === 'string') query.append(name, value)
        void router.options.context.taken.then(() => router.navigate({ href: `${action}?${query.toString()}` }))
      }}
    >
      {children}
    </form>
  )
}
