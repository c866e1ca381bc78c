import { ContactForm } from './ContactForm.tsx'
import { GeneralScreen } from './GeneralScreen.tsx'

/** The contact page: what helps to answer, and the form. */
export function ContactScreen() {
  return (
    <GeneralScreen page="contact">
      <ContactForm />
    </GeneralScreen>
  )
}
