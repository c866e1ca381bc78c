import type { Locator } from 'playwright/test'

/** A field as it stands on the page. */
export interface ControlSight {
  readonly label: string
  /** Of a box: whether it is ticked, as `yes` or nothing. */
  readonly value: string
  readonly isInvalid: boolean
  readonly isLocked: boolean
  /** The texts that describe the field, one by one. */
  readonly told: readonly string[]
}

/** A form and what stands around it, at one moment. */
export interface FormSight {
  readonly controls: readonly ControlSight[]
  /** The links of the summary below its heading. */
  readonly summary: readonly string[]
  readonly alerts: readonly string[]
  readonly statuses: readonly string[]
  readonly paragraphs: readonly string[]
  readonly headings: readonly string[]
  /** Its button; none where there is no form. */
  readonly submit: { readonly label: string; readonly isBusy: boolean } | null
  readonly focus: { readonly kind: 'field' | 'submit' | 'summary' | 'area' | 'elsewhere'; readonly label: string }
}

/** Any form of the shop, with the part of the page in which it stands. */
export class FormPart {
  readonly #region: Locator
  readonly #summary: string

  /** `summary` is the heading of the summary of what is wrong. */
  constructor(region: Locator, summary: string) {
    this.#region = region
    this.#summary = summary
  }

  field(label: string): Locator {
    return this.#region.getByLabel(label, { exact: true })
  }

  button(name: string): Locator {
    return this.#region.getByRole('button', { name, exact: true })
  }

  /** All of it is read at one moment. Undefined while its part of the page is absent. */
  async sight(): Promise<FormSight | undefined> {
    const [sight] = await this.#region.evaluateAll(look, this.#summary)
    return sight
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

// It runs in the page.
function look(regions: readonly Element[], summaryHeading: string): FormSight[] {
  const textOf = (element: Element | null | undefined) => element?.textContent.trim().replaceAll(/\s+/g, ' ') ?? ''
  const isControl = (element: Element | null): element is Control =>
    element?.matches('form :is(input, select, textarea)') === true
  const isSummary = (element: Element) =>
    element.matches('section') && textOf(element.querySelector('h2')) === summaryHeading
  const labelOf = (control: Control) => textOf(control.labels?.[0])
  const valueOf = (control: Control) => {
    if (control.type !== 'checkbox') return control.value
    return (control as HTMLInputElement).checked ? 'yes' : ''
  }
  const focusIn = (region: Element): FormSight['focus'] => {
    const focused = document.activeElement
    if (!focused || !region.contains(focused)) return { kind: 'elsewhere', label: '' }
    if (isControl(focused)) return { kind: 'field', label: labelOf(focused) }
    if (isSummary(focused)) return { kind: 'summary', label: '' }
    if (focused.matches('[type=submit]')) return { kind: 'submit', label: textOf(focused) }
    return { kind: focused.role === 'group' ? 'area' : 'elsewhere', label: '' }
  }
  return regions.map((region) => {
    const form = region.querySelector('form')
    const texts = (selector: string) => [...region.querySelectorAll(selector)].map(textOf)
    const controls = [...(form?.elements ?? [])].filter(isControl)
    const submit = form?.querySelector('[type=submit]')
    const summary = [...region.querySelectorAll('section')].find(isSummary)
    return {
      controls: controls.map((control) => ({
        label: labelOf(control),
        value: valueOf(control),
        isInvalid: control.ariaInvalid === 'true',
        isLocked: control.closest('[aria-disabled=true]') !== null || control.matches('[readonly]'),
        told: (control.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .filter(Boolean)
          .map((id) => textOf(document.getElementById(id))),
      })),
      summary: [...(summary?.querySelectorAll('a') ?? [])].map(textOf),
      alerts: texts('[role=alert]'),
      statuses: texts('[role=status]'),
      paragraphs: texts('p'),
      headings: texts('h1, h2'),
      submit: submit ? { label: textOf(submit), isBusy: submit.ariaBusy === 'true' } : null,
      focus: focusIn(region),
    }
  })
}
