import type { Page } from 'playwright/test'

import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { signIn } from './people.ts'
import { expect } from './test.ts'

type Method = 'GET' | 'POST' | 'PUT'

/** Signs a practitioner in, and answers how calls are made in their name. */
export async function come(page: Page, mode: 'standard' | 'redesign', email = 'certified@verbena.test') {
  await signIn(page, email)
  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? ''
  const call = async (method: Method, path: string, data?: object): Promise<unknown> => {
    const answer = await page.request.fetch(path, { method, data, headers: { authorization: `Bearer ${token}` } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return await answer.json()
  }
  await call('PUT', '/api/v2/account/', { builder_mode: mode })
  return { builder: new BuilderPart(page), call }
}
