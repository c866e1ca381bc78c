import { randomUUID } from 'node:crypto'

import type { Page } from 'playwright/test'

import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { newCertified, newPractitioner, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const LIST = '/en/account/practitioner/clients'
const PATH = `${LIST}/import`
const CALL = /\/api\/v2\/account\/practitioners\/imported-clients(\?|$)/

/** A file as practice software writes it: semicolons, Windows-1252, CRLF, and a column that is nobody's business. */
const file = (domain: string): Buffer =>
  Buffer.from(
    [
      'Nachname;Vorname;E-Mail;Geburtsdatum',
      `Müller;Anna;anna@${domain};1980-02-01`,
      `O'Neill;Ciarán;CIARAN@${domain} ;`,
      `Doppelt;Eva;Anna@${domain};1971-03-04`,
      'Ohne;Adresse;;',
      'Falsch;Fritz;fritz@;',
    ].join('\r\n'),
    'latin1',
  )

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: text('clientImport:file.choose'), exact: true }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer })
}

const button = (page: Page, key: string, values?: Readonly<Record<string, string | number>>) =>
  page.getByRole('main').getByRole('button', { name: text(key, values), exact: true })
const row = (page: Page, number: number) =>
  page.getByRole('group', { name: text('clientImport:row.title', { number }), exact: true })
const heading = (page: Page, key: string, values?: Readonly<Record<string, string | number>>) =>
  page.getByRole('heading', { name: text(key, values), exact: true })
const inTable = (page: Page, key: string) => page.getByRole('table', { name: text(key), exact: true })

test('a practitioner takes clients over from a file of practice software, mends and leaves out rows, and invites them (clients.file-becomes-clients, clients.file-is-read-in-the-browser, clients.file-is-checked-by-row, clients.imported-gets-no-mail, clients.imported-becomes-a-client)', async ({
  page,
}) => {
  const domain = `${randomUUID()}.example`
  await signIn(page, await newCertified(page))
  await page.goto(LIST)
  await page.getByRole('link', { name: text('clients:list.fromFile'), exact: true }).click()
  await expect(page).toHaveURL(PATH)

  await choose(page, 'clients.csv', file(domain))
  await expect(row(page, 4)).toContainText(text('clientImport:rowFault.twice', { number: 2 }))
  await expect(row(page, 5)).toContainText(text('clientImport:rowFault.noEmail'))
  await expect(row(page, 6)).toContainText(text('clientImport:rowFault.badEmail'))
  await expect(inTable(page, 'clientImport:ready.table')).toContainText('Anna Müller')
  await expect(inTable(page, 'clientImport:ready.table')).toContainText("Ciarán O'Neill")
  await expect(page.getByRole('main')).not.toContainText('1980')
  await settle(page)
  await checkAccessibility(page)

  await button(page, 'clientImport:row.leaveOutName', { number: 2 }).click()
  await expect(inTable(page, 'clientImport:left.table')).toContainText('Anna Müller')
  await button(page, 'clientImport:row.takeInName', { number: 2 }).click()
  await expect(inTable(page, 'clientImport:ready.table')).toContainText('Anna Müller')

  await row(page, 5).getByLabel(text('clientImport:columns.email')).fill(`ohne@${domain}`)
  await expect(row(page, 5)).not.toContainText(text('clientImport:rowFault.noEmail'))
  await button(page, 'clientImport:row.leaveOutName', { number: 6 }).click()
  await expect(inTable(page, 'clientImport:left.table')).toContainText('Fritz')
  await button(page, 'clientImport:row.leaveOutName', { number: 4 }).click()
  const sent: unknown[] = []
  await page.route(CALL, (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postDataJSON())
    return route.continue()
  })
  await button(page, 'clientImport:send.button_other', { number: 3 }).click()
  await expect(heading(page, 'clientImport:taken.heading_other', { number: 3 })).toBeVisible()
  expect(sent).toEqual([
    {
      clients: [
        { email: `anna@${domain}`, first_name: 'Anna', last_name: 'Müller' },
        { email: `CIARAN@${domain}`, first_name: 'Ciarán', last_name: "O'Neill" },
        { email: `ohne@${domain}`, first_name: 'Adresse', last_name: 'Ohne' },
      ],
    },
  ])
  const people = inTable(page, 'clientImport:people.table')
  await expect(people.getByRole('row')).toHaveCount(4)
  expect(await (await page.request.get('/outbox')).text()).not.toContain(domain)
  await settle(page)
  await checkAccessibility(page)

  await page.goto(LIST)
  await expect(page.getByText(text('clients:list.kept_other', { number: 3 }))).toBeVisible()
  await page.getByRole('link', { name: text('clients:list.toKept'), exact: true }).click()

  await button(page, 'clientImport:people.deleteName', { name: "Ciarán O'Neill" }).click()
  await expect(people.getByRole('row')).toHaveCount(3)
  await people.getByRole('checkbox', { name: 'Anna Müller' }).check()
  await button(page, 'clientImport:people.invitePicked', { number: 1 }).click()
  await expect(people.getByRole('row')).toHaveCount(2, { timeout: 30_000 })
  await expect.poll(async () => (await page.request.get('/outbox')).text()).toContain(`anna@${domain}`)

  await button(page, 'clientImport:people.deleteAll').click()
  await button(page, 'clientImport:people.deleteAll').click()
  await expect(people).toHaveCount(0)
  await page.goto(LIST)
  await expect(page.getByRole('table', { name: text('clients:list.table'), exact: true })).toContainText(
    `anna@${domain}`,
  )
  await expect(page.getByText(domain)).toHaveCount(1)
  await settle(page)
})

test('files of other kinds are refused with the reason, and a wrong column is corrected (clients.file-has-limits, clients.file-is-checked-by-row)', async ({
  page,
}) => {
  await signIn(page, await newCertified(page))
  await page.goto(PATH)
  for (const [name, content, fault] of [
    ['clients.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0]), 'workbook'],
    ['clients.pdf', Buffer.from('%PDF-1.7'), 'pdf'],
    ['clients.csv', Buffer.from('Name;E-Mail\r\n'), 'empty'],
  ] as const) {
    await choose(page, name, content)
    await expect(page.getByRole('main')).toContainText(text(`clientImport:fault.${fault}`))
  }
  await choose(page, 'clients.csv', Buffer.from('Kontakt;Wer\nnone yet;Bo\n'))
  await expect(page.getByRole('alert')).toContainText(text('clientImport:columns.noEmail'))
  await page.getByLabel(text('clientImport:columns.email'), { exact: true }).selectOption('Kontakt')
  await page.getByLabel(text('clientImport:columns.name'), { exact: true }).selectOption('Wer')
  await expect(row(page, 2).getByLabel(text('clientImport:columns.first_name'))).toHaveValue('Bo')
  await expect(row(page, 2)).toContainText(text('clientImport:rowFault.badEmail'))
  await settle(page)
  await checkAccessibility(page)
})

test('a file’s encoding and separator are found, shown and chosen, and what is left out of it is told (clients.file-format-can-be-chosen, clients.file-table-begins-by-email, clients.file-loses-nothing-unsaid)', async ({
  page,
}) => {
  await signIn(page, await newCertified(page))
  await page.goto(PATH)
  const ready = inTable(page, 'clientImport:ready.table')
  const encoding = page.getByLabel(text('clientImport:format.encoding'), { exact: true })
  const separator = page.getByLabel(text('clientImport:format.separator'), { exact: true })

  // 0x92 is an apostrophe in Windows-1252, and an í in Mac Roman.
  await choose(page, 'windows.csv', Buffer.from('Nom,Email\nZo\xe9 d\x92Artagnan,zoe@mail.example\n', 'latin1'))
  await expect(ready).toContainText('Zoé d’Artagnan')
  await expect(encoding).toHaveValue('windows-1252')
  await button(page, 'clientImport:file.another').click()

  const mac = 'Liste, 2026\rName|E-Mail\rJ\x9arg|joerg@mail.example\r"Eva|a@mail.example, b@mail.example\r'
  await choose(page, 'mac.csv', Buffer.from(mac, 'latin1'))
  await expect(ready).toContainText('Jörg')
  await expect(encoding).toHaveValue('macintosh')
  await expect(separator).toHaveValue('|')
  const notes = page.getByRole('region', { name: text('clientImport:notes.heading'), exact: true })
  await expect(notes).toContainText(text('clientImport:notes.above', { number: 1, text: 'Liste, 2026' }))
  await expect(notes).toContainText(
    text('clientImport:notes.unclosed', { number: 4, text: 'Eva a@mail.example, b@mail.example' }),
  )
  await expect(row(page, 4)).toContainText(text('clientImport:rowFault.several', { number: 2 }))
  await settle(page)
  await checkAccessibility(page)

  await encoding.selectOption({ value: 'windows-1252' })
  await expect(ready).toContainText('Jšrg')
  await encoding.selectOption({ value: 'macintosh' })
  await expect(ready).toContainText('Jörg')
  await separator.selectOption({ value: ',' })
  await expect(row(page, 2)).toContainText(text('clientImport:rowFault.noEmail'))
  await separator.selectOption({ value: '|' })
  await expect(ready).toContainText('Jörg')
  await settle(page)
})

test('of two columns with emails the practitioner chooses, and of several emails in a cell too (clients.file-asks-which-emails, clients.file-loses-nothing-unsaid)', async ({
  page,
}) => {
  await signIn(page, await newCertified(page))
  await page.goto(PATH)
  const lines = [
    'Emergency contact,Patient Name,Contact',
    'mum@mail.example,Bo Lind,bo@mail.example',
    ',Eva Vos,eva@mail.example ::: vos@mail.example',
  ]
  await choose(page, 'clients.csv', Buffer.from(lines.join('\r\n')))
  const asked = page.getByRole('region', { name: text('clientImport:emails.heading'), exact: true })
  await expect(asked.getByRole('row')).toHaveCount(3)
  await expect(asked.getByRole('row', { name: 'Emergency contact' })).toContainText('mum@mail.example')
  await expect(inTable(page, 'clientImport:ready.table')).toHaveCount(0)
  await settle(page)
  await checkAccessibility(page)

  await button(page, 'clientImport:emails.chooseName', { name: 'Contact' }).click()
  await expect(inTable(page, 'clientImport:ready.table')).toContainText('bo@mail.example')
  await expect(asked).toHaveCount(0)
  await expect(row(page, 3)).toContainText(text('clientImport:rowFault.several', { number: 2 }))
  await settle(page)
  await checkAccessibility(page)
  await button(page, 'clientImport:row.keepEmail', { email: 'vos@mail.example' }).click()
  await expect(row(page, 3).getByLabel(text('clientImport:columns.email'))).toHaveValue('vos@mail.example')
  await expect(button(page, 'clientImport:send.button_other', { number: 2 })).toBeVisible()
  await settle(page)
})

test('contacts of a phone are read with their preferred emails (clients.file-of-contact-cards)', async ({ page }) => {
  await signIn(page, await newCertified(page))
  await page.goto(PATH)
  const contact = (...lines: readonly string[]) =>
    ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')
  const cards = [
    contact('N:Vos;Mara;;;', 'EMAIL;type=WORK:vos@mail.example', 'EMAIL;type=HOME;type=pref:mara@mail.example'),
    contact('N:Lind;Bo;;;', 'TEL;type=CELL:0171 123'),
  ]
  await choose(page, 'contacts.vcf', Buffer.from(cards.join('')))
  await expect(inTable(page, 'clientImport:ready.table')).toContainText('mara@mail.example')
  await expect(heading(page, 'clientImport:cards.heading', { name: 'contacts.vcf' })).toBeVisible()
  await expect(page.getByText(text('clientImport:notes.withoutEmail_one', { number: 1 }))).toBeVisible()
  await expect(page.getByLabel(text('clientImport:format.encoding'), { exact: true })).toHaveValue('utf-8')
  await expect(page.getByLabel(text('clientImport:format.separator'), { exact: true })).toHaveCount(0)
  await settle(page)
  await checkAccessibility(page)
})

test('without an approval no file is asked for, and it is said why (clients.approval-gives-clients)', async ({
  page,
}) => {
  await signIn(page, await newPractitioner(page))
  await page.goto(PATH)
  await expect(page.getByRole('region', { name: text('clients:rest.heading'), exact: true })).toContainText(
    text('clients:rest.text'),
  )
  await expect(button(page, 'clientImport:file.choose')).toHaveCount(0)
  await settle(page)
  await checkAccessibility(page)
})
