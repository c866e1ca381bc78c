/** JSON that was written without its value ever standing in memory as objects, where that costs too much. */
export class ReadyJson<Value> {
  readonly bytes: Buffer<ArrayBuffer>

  constructor(bytes: Buffer<ArrayBuffer>) {
    this.bytes = bytes
  }

  static from<Value>(value: Value): ReadyJson<Value> {
    return new ReadyJson(Buffer.from(JSON.stringify(value)))
  }

  parse(): Value {
    return JSON.parse(this.bytes.toString()) as Value
  }
}
