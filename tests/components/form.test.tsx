import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { ErrorSummary } from '#components/ErrorSummary.tsx'
import { FieldForm } from '#components/FieldForm.tsx'
import { FormActions } from '#components/FormActions.tsx'
import { TextField, type TextFieldProps } from '#components/TextField.tsx'

const nothing = () => undefined

describe('a field of text', () => {
  const field = (props: Partial<TextFieldProps>) =>
    renderToStaticMarkup(<TextField id="f1" name="email" label="E-mail" value="zoe" state="neutral" onChange={nothing} onBlur={nothing} {...props} />)

  test('has its label, its value and no word of what is wrong at first', () => {
    const markup = field({ type: 'email', autoComplete: 'email', required: true })
    expect(markup).toContain('<label class="vb-field-label" for="f1">E-mail</label>')
    expect(markup).toMatch(/<input[^>]* type="email"/)
    expect(markup).toMatch(/<input[^>]* autoComplete="email"/i)
    expect(markup).toMatch(/<input[^>]* value="zoe"/)
    expect(markup).toContain('aria-invalid="false"')
    expect(markup).not.toContain('aria-describedby')
    expect(markup).not.toContain('<svg')
  })

  test('is described by what is wrong with it, in a mark and in words, and by its hint', () => {
    const markup = field({ state: 'error', error: { text: 'Pas de domaine', lang: 'fr' }, hint: 'For the answer' })
    expect(markup).toContain('aria-invalid="true"')
    expect(markup).toContain('aria-describedby="f1-error f1-hint"')
    expect(markup).toContain('<span id="f1-error" lang="fr">Pas de domaine</span>')
    expect(markup).toContain('id="f1-hint">For the answer')
    expect(markup).toMatch(/<svg[^>]*vb-field-error-icon/)
  })

  test('that is right has a mark, not a colour alone', () => {
    expect(field({ state: 'valid' })).toMatch(/<svg[^>]*vb-field-valid/)
  })

  test('of several lines is a native text area, whose text is never cut', () => {
    const markup = field({ lines: 8, value: 'a'.repeat(5001) })
    expect(markup).toContain('rows="8"')
    expect(markup).toContain(`>${'a'.repeat(5001)}</textarea>`)
    expect(markup.toLowerCase()).not.toContain('maxlength')
  })

  test('that cannot be changed can still have the focus', () => {
    const markup = field({ readOnly: true })
    expect(markup.toLowerCase()).toMatch(/<input[^>]* readonly/)
    expect(markup).not.toContain('disabled')
  })
})

describe('a form', () => {
  test('is never written into an address, nor judged by the browser', () => {
    const markup = renderToStaticMarkup(<FieldForm label="Contact" onSubmit={nothing}>{null}</FieldForm>)
    expect(markup).toContain(' method="post"')
    expect(markup.toLowerCase()).toContain(' novalidate=""')
  })

  test('that is on its way keeps its button in reach', () => {
    const markup = renderToStaticMarkup(<FormActions submit="Send" busy />)
    expect(markup).toMatch(/<button[^>]* type="submit"/)
    expect(markup).toContain('aria-busy="true"')
    expect(markup).not.toMatch(/ disabled/)
  })
})

describe('the summary of errors', () => {
  test('is not there while nothing is wrong', () => {
    expect(renderToStaticMarkup(<ErrorSummary heading="Please correct" errors={[]} failures={1} />)).toBe('')
  })

  test('leads to each field by a link of its own', () => {
    const errors = [{ field: 'f1', text: 'Name: missing' }, { field: 'f2', text: 'E-mail: wrong' }]
    const markup = renderToStaticMarkup(<ErrorSummary heading="Please correct" errors={errors} failures={1} />)
    expect(markup).toContain('tabindex="-1"')
    expect([...markup.matchAll(/href="(#f\d)"/g)].map(([, href]) => href)).toEqual(['#f1', '#f2'])
    expect(markup).toContain('E-mail: wrong</a>')
  })
})
