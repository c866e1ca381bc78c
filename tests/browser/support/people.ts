import { randomBytes, randomUUID } from 'node:crypto'

import { expect, type Page } from 'playwright/test'

import { USER_TYPES } from '#contract/call.ts'

/** The password of all demo accounts, and of those that tests make. */
export const PASSWORD = 'Verbena-2026!'

/** Signs the page's browser in without its screens. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const answer = await page.request.post('/api/v2/auth/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  const tokens: unknown = await answer.json()
  // A page of the shop's origin with nothing of the shop on it.
  await page.goto('/api/health')
  await page.evaluate((kept) => {
    localStorage.setItem('verbena:tokens-at', String(Date.now()))
    for (const [name, token] of Object.entries(kept as Record<string, string>)) localStorage.setItem(name, token)
  }, tokens)
}

/** A client of the test's own, whose mail was opened; their address. */
export async function newClient(page: Page, email = `client-${randomUUID()}@mail.example`): Promise<string> {
  return await newPerson(page, USER_TYPES.Client, email, { terms: true })
}

/** Registers and activates a practitioner, who isn't approved yet; gives their email. */
export async function newPractitioner(page: Page): Promise<string> {
  return await newPerson(page, USER_TYPES.Practitioner, `practitioner-${randomUUID()}@mail.example`, {
    health_profession: 1,
    expertise_level: 1,
    organisation_type: 1,
    practice_name: 'Ünal Nutrition',
    terms: true,
  })
}

async function newPerson(page: Page, user_type_id: number, email: string, more: object): Promise<string> {
  const fields = { email, password: PASSWORD, first_name: 'Zoë', last_name: 'Ünal', country: 'DE', ...more }
  // From an address of their own: one address registers only so many people in an hour.
  const headers = { 'X-Forwarded-For': [10, ...randomBytes(3)].join('.') }
  const registered = await page.request.post('/api/v2/auth/register', { data: { user_type_id, fields }, headers })
  expect(registered.status()).toBe(200)
  const mails = await (await page.request.get('/outbox')).text()
  const [, token] = /\/activate\/([\w-]+)/.exec(mails.slice(mails.indexOf(email))) ?? []
  const activated = await page.request.post('/api/v2/auth/activate', { data: { token } })
  expect(activated.status()).toBe(200)
  return email
}

/** The headers of a call in the name of somebody else than the page. */
export async function headersOf(page: Page, email: string): Promise<{ authorization: string }> {
  const login = await page.request.post('/api/v2/auth/login', { data: { email, password: PASSWORD } })
  const { access_token: token } = (await login.json()) as { access_token: string }
  return { authorization: `Bearer ${token}` }
}

/** Registers a practitioner, whom an admin approves; gives their email. */
export async function newCertified(page: Page): Promise<string> {
  const email = await newPractitioner(page)
  await approve(page, email)
  return email
}

/** Has a practitioner ask a person to be their client; answers the number of the invitation. */
export async function invite(
  page: Page,
  { by, email, ...typed }: { readonly by: string; readonly email: string; readonly [field: string]: unknown },
): Promise<number> {
  const asked = await page.request.post('/api/v2/account/practitioners/clients', {
    headers: await headersOf(page, by),
    data: { email, first_name: 'Zoë', last_name: 'Ünal', ...typed },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  return ((await asked.json()) as { id: number }).id
}

/** Has a client say yes to whoever asks them. */
export async function agree(page: Page, email: string): Promise<void> {
  const headers = await headersOf(page, email)
  const path = '/api/v2/account/clients/invitations'
  const asked = (await (await page.request.get(path, { headers })).json()) as readonly { readonly id: number }[]
  for (const { id } of asked) {
    const answered = await page.request.put(`${path}/${id}`, { headers, data: { answer: 'yes' } })
    expect(answered.ok(), await answered.text()).toBe(true)
  }
}

/** Has an admin approve the certificate of a practitioner. */
export const approve = (page: Page, email: string): Promise<void> => judge(page, email, { status: 'approved' })

/** Has an admin refuse it, which ends an approval at once. */
export const refuse = (page: Page, email: string): Promise<void> =>
  judge(page, email, { status: 'refused', reason: 'The number is not in the register' })

async function judge(
  page: Page,
  email: string,
  judged: { readonly status: 'approved' | 'refused'; readonly reason?: string },
): Promise<void> {
  const headers = await headersOf(page, 'admin@verbena.test')
  const found = await page.request.get(`/api/v2/admin/accounts?keyword=${encodeURIComponent(email)}`, { headers })
  const { data } = (await found.json()) as { data: readonly { readonly user_id: number }[] }
  const answer = await page.request.put(`/api/v2/admin/practitioners/${data[0]?.user_id}`, { headers, data: judged })
  expect(answer.status()).toBe(200)
}
