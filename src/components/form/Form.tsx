import { type ComponentPropsWithRef, createContext, type ReactNode, use } from 'react'

/** As for `form`, but a form that leads to an address needs one. */
export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method'> {
  readonly action: string
}

const FormContext = createContext<(props: FormProps) => ReactNode>(({ children, ...attributes }) => (
  <form {...attributes} method="get">
    {children}
  </form>
))

/** Hands the forms of the design system a way to draw the router's own form; without it they are plain ones. */
export const FormProvider = FormContext.Provider

/** A form whose fields become the query of an address: sent without loading a new document, and by the browser itself where no code runs. */
export function Form(props: FormProps) {
  const draw = use(FormContext)
  return draw(props)
}
