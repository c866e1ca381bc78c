/** A setting that stops the start. The message is one line and safe to print. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
