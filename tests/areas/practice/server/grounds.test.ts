import { readFileSync } from 'node:fs'

import sharp from 'sharp'
import { expect, it } from 'vitest'

import { GROUNDS } from '#server/pictures/photos/ground.ts'
import { openPictureFolder } from '#server/pictures/photos/uploads.ts'
import { openPractices } from '#areas/practice/server/index.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { formWith, messages, practiceShop } from './support/page.ts'

const COLOURS = ['#000000', '#1b211d', '#5a2d0c', '#777777', '#2a66c8', '#c8102e', '#f6c400', '#fbfaf6', '#ffffff']

/** A bar of a colour on nothing, as PNG. */
const bar = (colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 4, background: '#00000000' } })
    .composite([{ input: { create: { width: 200, height: 60, channels: 4, background: colour } } }])
    .png()
    .toBuffer()

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('the page paints the grounds that pictures were measured for, in all themes and schemes (practice.pictures-stand-out)', () => {
  const css = readFileSync('src/areas/practice/components/PracticeLayout.css', 'utf8')
  for (const [ground, colour] of Object.entries(GROUNDS))
    expect(css).toContain(`.vb-practice img[data-ground='${ground}'] {\n  background: ${colour};\n}`)
})

describeOnEachEngine('a logo', (engine) => {
  it('that lets its ground through gets one from which it differs by 3:1 (practice.pictures-stand-out)', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    for (const colour of COLOURS) {
      const { status, body } = await me.form('', formWith('logo', await bar(colour), 'logo.png', 'image/png'))
      const { ground } = body.logo as { ground: keyof typeof GROUNDS }
      expect([colour, status, contrast(colour, GROUNDS[ground]) >= 3]).toEqual([colour, 200, true])
    }
  })

  it('that lets nothing through needs none (practice.pictures-stand-out)', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    const whole = await sharp({ create: { width: 30, height: 30, channels: 4, background: '#1b211d' } })
      .png()
      .toBuffer()
    const { body } = await me.form('', formWith('logo', whole, 'logo.png', 'image/png'))
    expect(body.logo).not.toHaveProperty('ground')
  })

  it('that was uploaded before grounds were measured is measured later (practice.pictures-stand-out)', async () => {
    const { withPage, shop, db } = await practiceShop(engine)
    const me = await withPage()
    await me.form('', formWith('logo', await bar('#ffffff'), 'logo.png', 'image/png'))
    await db.updateTable('practice_picture').set({ ground: null }).execute()
    expect((await me.store()).logo).not.toHaveProperty('ground')
    await openPractices({
      database: shop.database,
      messages,
      shopName: 'Verbena',
      publicUrl: 'https://shop.example',
      pictures: openPictureFolder(shop.uploadsDir),
    }).measureGrounds()
    expect((await me.store()).logo).toHaveProperty('ground', 'dark')
  })
})
