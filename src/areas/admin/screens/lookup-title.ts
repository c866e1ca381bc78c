/** The title of a choice, empty where none was made. Until the titles are there it is not known whether one was. */
export const titleIn = (
  titled: readonly { readonly id: number; readonly title: string }[] | undefined,
  id: number | null,
): string => (titled ? (titled.find((one) => one.id === id)?.title ?? '') : '…')
