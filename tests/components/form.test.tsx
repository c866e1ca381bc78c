import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { CheckboxField } from '#components/form/CheckboxField.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { PasswordField } from '#components/form/PasswordField.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { UploadField, type UploadFieldProps } from '#components/form/UploadField.tsx'
import { GroupError } from '#components/form/GroupError.tsx'
import { NumberField } from '#components/form/NumberField.tsx'
import { TextField, type TextFieldProps } from '#components/form/TextField.tsx'

const nothing = () => undefined

describe('a field of text', () => {
  const field = (props: Partial<TextFieldProps>) =>
    renderToStaticMarkup(
      <TextField
        id="f1"
        name="email"
        label="E-mail"
        value="zoe"
        state="neutral"
        onChange={nothing}
        onBlur={nothing}
        {...props}
      />,
    )

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

const frame = { id: 'f1', name: 'one', label: 'One', state: 'neutral', onBlur: nothing } as const

describe('a field for a password', () => {
  const needs = {
    heading: 'What it needs',
    items: [
      { text: 'A number', met: true },
      { text: 'A capital', met: false },
    ],
    metLabel: 'met',
    missingLabel: 'missing',
    progress: '1 of 2',
  }
  const field = (props: object = {}) =>
    renderToStaticMarkup(
      <PasswordField
        {...frame}
        value="zoe1"
        onChange={nothing}
        autoComplete="new-password"
        showLabel="Show"
        {...props}
      />,
    )

  test('hides what is typed, with a button beside it that shows it', () => {
    const markup = field()
    expect(markup).toMatch(/<input[^>]* type="password"/)
    expect(markup).toMatch(/<button type="button"[^>]* aria-label="Show" aria-pressed="false"/)
  })

  test('is described by what it needs, each told in words as met or missing (password.needs-are-listed)', () => {
    const markup = field({ needs, error: { text: 'Wrong' } })
    expect(markup).toContain('aria-describedby="f1-error f1-needs"')
    expect(markup).toMatch(/A number<\/span><span class="vb-hidden">, met\. </)
    expect(markup).toMatch(/A capital<\/span><span class="vb-hidden">, missing\. </)
    expect(markup).toMatch(/role="status">.*1 of 2/)
  })
})

describe('a field to choose from', () => {
  const options = [{ value: 'DK', label: 'Denmark' }]
  const field = (props: object = {}) =>
    renderToStaticMarkup(
      <SelectField {...frame} value="DK" onChange={nothing} options={options} placeholder="Please choose" {...props} />,
    )

  test('is a native select under its label, with the chosen option and one for none', () => {
    const markup = field({ required: true })
    expect(markup).toContain('for="f1">One</label>')
    expect(markup).toMatch(/<select[^>]* required=""/)
    expect(markup).toContain('<option value="">Please choose</option>')
    expect(markup).toContain('<option value="DK" selected="">Denmark</option>')
  })

  test('that cannot be changed can still have the focus', () => {
    expect(field({ readOnly: true })).toMatch(/<select[^>]* aria-disabled="true"/)
    expect(field({ readOnly: true })).not.toMatch(/<select[^>]* disabled/)
  })
})

describe('a box to tick', () => {
  test('has a label that may hold a link, and says what is wrong with it', () => {
    const markup = renderToStaticMarkup(
      <CheckboxField
        {...frame}
        state="error"
        error={{ text: 'Please agree' }}
        checked={false}
        onChange={nothing}
        required
      >
        I agree to the <a href="/terms">terms</a>
      </CheckboxField>,
    )
    expect(markup).toMatch(
      /<label[^>]* for="f1"><input[^>]* required="" aria-invalid="true" aria-describedby="f1-error" id="f1"/,
    )
    expect(markup).toContain('I agree to the <a href="/terms">terms</a>')
    expect(markup).toContain('<span id="f1-error">Please agree</span>')
  })
})

describe('a form', () => {
  test('is never written into an address, nor judged by the browser', () => {
    const markup = renderToStaticMarkup(
      <FieldForm label="Contact" onSubmit={nothing}>
        {null}
      </FieldForm>,
    )
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

  test('leads to each field by a link of its own (forms.sends-nothing-wrong)', () => {
    const errors = [
      { field: 'f1', text: 'Name: missing' },
      { field: 'f2', text: 'E-mail: wrong' },
    ]
    const markup = renderToStaticMarkup(<ErrorSummary heading="Please correct" errors={errors} failures={1} />)
    expect(markup).toContain('tabindex="-1"')
    expect([...markup.matchAll(/href="(#f\d)"/g)].map(([, href]) => href)).toEqual(['#f1', '#f2'])
    expect(markup).toContain('E-mail: wrong</a>')
  })
})

describe('a field for a number', () => {
  test('takes text, so that a comma is not lost, with the keyboard of numbers', () => {
    const markup = renderToStaticMarkup(<NumberField {...frame} value="12,5" onChange={nothing} />)
    expect(markup).toMatch(/<input[^>]* type="text"/)
    expect(markup).toMatch(/<input[^>]* inputMode="decimal"/i)
    expect(markup).toContain('value="12,5"')
  })
})

test('an error of a group has room of its own, to which a summary leads', () => {
  const markup = renderToStaticMarkup(<GroupError id="hours" label="Monday" error={{ text: 'Closes too early' }} />)
  expect(markup).toContain('<div id="hours" tabindex="-1">')
  expect(markup).toContain('<span id="hours-error">Closes too early</span>')
})

describe('a field for a picture', () => {
  const words = {
    choose: 'Choose',
    chooseAnother: 'Another',
    drop: 'Drop',
    hint: 'JPEG',
    sending: 'Sending, 25%',
    cancel: 'Cancel',
    remove: 'Remove',
    removing: 'Removing',
    retry: 'Again',
    none: 'None yet',
  }
  const field = (props: Partial<UploadFieldProps>) =>
    renderToStaticMarkup(
      <UploadField
        id="logo"
        label="Logo"
        words={words}
        accept={['image/png']}
        picture={null}
        state="resting"
        progress={0}
        onChoose={nothing}
        onCancel={nothing}
        onRetry={nothing}
        onRemove={nothing}
        {...props}
      />,
    )
  const picture = { src: '/old.webp', alt: 'The old logo' }

  test('offers the types that it takes, and says that there is none yet', () => {
    const markup = field({})
    expect(markup).toMatch(/<input[^>]* type="file"/)
    expect(markup).toContain('accept="image/png"')
    expect(markup).toContain('None yet')
    expect(markup).not.toContain('Remove')
  })

  test('shows the picture before and how much is sent of the new one (upload.shows-progress, upload.old-picture-stays)', () => {
    const markup = field({ picture, state: 'sending', progress: 0.25 })
    expect(markup).toContain('alt="The old logo"')
    expect(markup).toMatch(/role="progressbar"/)
    expect(markup).toContain('aria-valuenow="25"')
    expect(markup).toContain('Cancel')
  })

  test('that was not sent offers to try again, and says why', () => {
    const markup = field({ picture, state: 'failed', error: { text: 'Not sent' } })
    expect(markup).toContain('Again')
    expect(markup).toContain('<span id="logo-error">Not sent</span>')
  })
})
