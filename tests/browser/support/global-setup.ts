import { prepareTemplate } from '#tests/support/shop/template.ts'

/** Workers find the template by this variable: Playwright hands the environment on to them. */
export const TEMPLATE = 'VERBENA_TEST_TEMPLATE'

/** Builds the client and prepares the demo shop once; what it returns runs after the last test. */
export default async function setUp(): Promise<() => Promise<void>> {
  const template = await prepareTemplate()
  process.env[TEMPLATE] = template.folder
  return () => template.remove()
}
