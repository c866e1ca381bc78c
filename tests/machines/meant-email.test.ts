import { describe, expect, test } from 'vitest'

import { meantEmail } from '#machines/form/meant-email.ts'

describe('an email whose domain is a slip away from a usual one (forms.email-slip-is-asked)', () => {
  test.each([
    ['zoe@gmial.com', 'zoe@gmail.com'],
    ['zoe@gamil.com', 'zoe@gmail.com'],
    ['zoe@gmai.com', 'zoe@gmail.com'],
    ['zoe@gmaill.com', 'zoe@gmail.com'],
    ['zoe@gnail.com', 'zoe@gmail.com'],
    ['Zoe.Vos@GMIAL.com', 'Zoe.Vos@gmail.com'],
    [' zoe@gmail.con ', 'zoe@gmail.com'],
    ['zoe@gmial.con', 'zoe@gmail.com'],
    ['zoe@gmail.co', 'zoe@gmail.com'],
    ['zoe@gmail.comm', 'zoe@gmail.com'],
    ['zoe@hotmial.de', 'zoe@hotmail.de'],
    ['zoe@outlok.com', 'zoe@outlook.com'],
    ['zoe@yaho.co.jp', 'zoe@yahoo.co.jp'],
    ['zoe@gxm.de', 'zoe@gmx.de'],
    ['zoe@wbe.de', 'zoe@web.de'],
    ['zoe@web.ed', 'zoe@web.de'],
    ['zoe@t-onlin.de', 'zoe@t-online.de'],
    ['zoe@iclod.com', 'zoe@icloud.com'],
  ])('%s is probably %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant))

  test.each([
    'zoe@gmail.com',
    'zoe@mail.com',
    'zoe@ymail.com',
    'zoe@web.dk',
    'zoe@gmx.com',
    'zoe@hotmail.se',
    'zoe@gml.de',
    'zoe@laposte.ne',
    'zoe@verbena.test',
    'zoe@praxis-gmail.com',
    'zoe@lives.com',
    'zoe@gmail',
    'gmial.com',
    '',
  ])('%j is what it says', (typed) => expect(meantEmail(typed)).toBeNull())
})
