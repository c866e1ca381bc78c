/**
 * The picture of one slot, such as a logo or a package.
 * Owns: the chosen file by its id, how much of it is sent, the picture that the server last named. Never: the file itself,
 * which is no JSON, nor the calls.
 * The old picture stays until the server has answered with the new one.
 */
import { assign, emit } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import type { ChosenFile } from '#contract/rules.ts'

import { answers, callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import { isUnanswered } from '../once/once.ts'

import { brokenByPicture } from './pictures.ts'
import type {
  Slot,
  UploadAnswer as Answer,
  UploadContext as Context,
  UploadEvent,
  UploadFact,
  Uploading,
} from './upload.events.ts'

export function createUploadMachine(id: string) {
  const uploadSetup = callSetup({
    types: {
      context: {} as Context,
      events: {} as UploadEvent,
      emitted: {} as UploadFact,
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      /** Sends the file; tells `upload.progress`, and at last `upload.answered`. */
      sendFile: listenerNotProvided<UploadEvent, Uploading>('sendFile'),
      removePicture: actorNotProvided<CallResult<unknown>, { slot: string; language: LanguageCode }>('removePicture'),
    },
  }).extend({
    guards: {
      /** There is a picture. */
      hasPicture: ({ context }) => context.picture !== null,
      /** There is no picture. */
      hasNoPicture: ({ context }) => context.picture === null,
      /** The file is a picture of a kind and size that the shop takes. */
      isPicture: ({ context }) => context.chosen !== null && brokenByPicture(context.chosen) === null,
      /** The server never got to answer, so it isn't known what it has done. */
      isUnanswered: (_, result: Answer) => isUnanswered(result),
    },
    actions: {
      /** Shows the picture that the server has. */
      setPicture: assign((_, { picture }: { picture: string | null }) => ({ picture })),
      /** Notes the language in which the server's words are asked for. */
      setLanguage: assign((_, { language }: { language: LanguageCode }) => ({ language })),
      /** Takes a file; nothing is sent yet. */
      choose: assign((_, { file, language }: { file: ChosenFile; language: LanguageCode }) => ({
        chosen: file,
        language,
        progress: 0,
        rule: null,
        problem: null,
      })),
      /** Says why the file can't be taken. */
      setRule: assign(({ context: { chosen } }) => ({ rule: chosen && brokenByPicture(chosen) })),
      /** Shows how much of the file has been sent. */
      setProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
      /** Sends the file from its beginning. */
      startAgain: assign({ progress: 0, problem: null }),
      /** Shows the picture that the server has made of the file. */
      setAnswered: assign((_, result: Answer) => (result.ok ? { picture: result.value.picture, problem: null } : {})),
      /** Shows no picture any more. */
      dropPicture: assign({ picture: null, problem: null }),
      /** The file itself is let go of. */
      forgetFile: actionNotProvided<{ id: string | null }>('forgetFile'),
      /** Lets the file go; the picture stays. */
      dropFile: assign({ chosen: null, progress: 0 }),
      /** Takes the words about the last file away. */
      forgetRefused: assign({ rule: null, problem: null }),
      /** Tells that the picture is another now. */
      emitChanged: emit(({ context: { slot, picture } }) => ({ type: 'picture.changed' as const, slot, picture })),
    },
  })

  const forgetFile = {
    type: 'forgetFile',
    params: ({ context: { chosen } }: { context: Context }) => ({ id: chosen?.id ?? null }),
  } as const
  const choosing = uploadSetup.createStateConfig({
    on: {
      'file.choose': {
        target: 'chosen',
        actions: [forgetFile, { type: 'choose', params: ({ event: { file, language } }) => ({ file, language }) }],
      },
    },
  }).on
  const removal = uploadSetup.createStateConfig({
    on: {
      'picture.remove': {
        target: 'removing',
        actions: { type: 'setLanguage', params: ({ event }) => ({ language: event.language }) },
      },
    },
  }).on
  const removing = uploadSetup.createStateConfig({
    on: {
      'picture.remove': {
        guard: 'hasPicture',
        target: 'removing',
        actions: ['forgetRefused', { type: 'setLanguage', params: ({ event }) => ({ language: event.language }) }],
      },
    },
  }).on
  const cancelling = uploadSetup.createStateConfig({
    on: { 'upload.cancel': { target: 'shown', actions: [forgetFile, 'dropFile'] } },
  }).on
  /** The file is gone already. */
  const dismissing = uploadSetup.createStateConfig({
    on: { 'upload.cancel': { target: 'shown', actions: 'forgetRefused' } },
  }).on

  return uploadSetup.createMachine({
    id,
    description: 'The picture of one slot, from the chosen file to the shown picture.',
    context: ({ input }) => ({
      ...(input as Slot),
      language: DEFAULT_LANGUAGE,
      chosen: null,
      progress: 0,
      rule: null,
      problem: null,
    }),
    initial: 'shown',
    on: { 'picture.known': { actions: { type: 'setPicture', params: ({ event }) => ({ picture: event.picture }) } } },
    states: {
      empty: {
        description: 'The slot has no picture.',
        always: { guard: 'hasPicture', target: 'shown' },
        on: choosing,
      },
      shown: {
        description: 'The picture that the server has is shown.',
        always: { guard: 'hasNoPicture', target: 'empty' },
        on: { ...choosing, ...removal },
      },
      chosen: {
        description: 'A file was chosen: its type and its size are checked before anything is sent.',
        meta: { requirements: ['upload.checks-before-sending'] },
        always: [
          { guard: 'isPicture', target: 'sending' },
          { target: 'refused', actions: ['setRule', forgetFile, 'dropFile'] },
        ],
      },
      sending: {
        description: 'The file is on its way, and it is shown how much of it. The old picture stays.',
        meta: { requirements: ['upload.old-picture-stays', 'upload.shows-progress', 'upload.can-be-cancelled'] },
        tags: 'busy',
        entry: 'startAgain',
        invoke: {
          src: 'sendFile',
          id: 'sendFile',
          input: ({ context: { slot, chosen, language } }) => ({ slot, fileId: chosen?.id ?? '', language }),
        },
        on: {
          ...choosing,
          ...cancelling,
          'upload.progress': {
            actions: { type: 'setProgress', params: ({ event }) => ({ progress: event.progress }) },
          },
          'upload.answered': [
            {
              guard: { type: 'isAnswered', params: ({ event }) => event.result },
              target: 'shown',
              actions: [
                { type: 'setAnswered', params: ({ event }) => event.result },
                forgetFile,
                'dropFile',
                'emitChanged',
              ],
            },
            {
              guard: { type: 'isUnanswered', params: ({ event }) => event.result },
              target: 'failed',
              actions: { type: 'setProblem', params: ({ event }) => event.result },
            },
            {
              target: 'refused',
              actions: [{ type: 'setProblem', params: ({ event }) => event.result }, forgetFile, 'dropFile'],
            },
          ],
        },
      },
      refused: {
        description: 'The file is no picture that the shop takes, by its own rules or in the words of the server.',
        meta: { requirements: ['upload.checks-before-sending', 'upload.old-picture-stays'] },
        tags: 'failed',
        on: { ...choosing, ...removing, ...dismissing },
      },
      failed: {
        description: 'There was no answer: the chosen file is kept and can be sent again.',
        meta: { requirements: ['upload.keeps-the-file-to-try-again', 'upload.old-picture-stays'] },
        tags: 'failed',
        on: {
          ...choosing,
          'upload.cancel': { target: 'shown', actions: [forgetFile, 'dropFile', 'forgetRefused'] },
          'upload.retry': { target: 'sending' },
        },
      },
      removing: {
        description: 'The picture is being removed; it stays in sight until that is done.',
        meta: { requirements: ['upload.picture-can-be-removed'] },
        tags: 'busy',
        invoke: {
          src: 'removePicture',
          id: 'removePicture',
          input: ({ context: { slot, language } }) => ({ slot, language }),
          ...answers({ target: 'empty', actions: ['dropPicture', 'emitChanged'] }, { target: 'notRemoved' }),
        },
      },
      notRemoved: {
        description: 'The picture could not be removed: it stays, and it is said why.',
        meta: { requirements: ['upload.picture-can-be-removed'] },
        tags: 'failed',
        on: { ...choosing, ...removing, ...dismissing },
      },
    },
    options: { maxIterations: 20 },
  })
}
