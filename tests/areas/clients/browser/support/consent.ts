import { expect, type Page } from 'playwright/test'

import { PASSWORD } from '#tests/browser/support/people.ts'

/** Makes calls in the name of one person, without their screens. */
export async function callsOf(page: Page, email: string) {
  const login = await page.request.post('/api/v2/auth/login', { data: { email, password: PASSWORD } })
  const { access_token: token } = (await login.json()) as { access_token: string }
  return async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<unknown> => {
    const answer = await page.request.fetch(path, { method, data, headers: { authorization: `Bearer ${token}` } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return await answer.json()
  }
}

/** A practitioner asks the person with this email to be their client. */
export async function ask(page: Page, practitioner: string, email: string, discount_rate: number): Promise<void> {
  const call = await callsOf(page, practitioner)
  const names = { first_name: 'Zoë', last_name: 'Ünal' }
  await call('POST', '/api/v2/account/practitioners/clients', { email, discount_rate, ...names })
}
