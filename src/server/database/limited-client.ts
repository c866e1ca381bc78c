import { Client, Query } from 'pg'

/** Milliseconds after which the database itself gives up; 0 for never. */
export interface StatementLimits {
  /** For a lock that another transaction holds. */
  readonly lock: number
  readonly statement: number
  /** From one statement of a transaction to the next. */
  readonly idle: number
}

/** Parts of pg's query and connection that its types leave out. */
interface PgQuery {
  text: string
  name: string | undefined
  callback: ((error: Error | null, result: unknown) => void) | undefined
  requiresPreparation(): boolean
  submit(connection: PgConnection): unknown
  prepare(connection: PgConnection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: PgConnection): void
}
interface PgConnection {
  parse(statement: { readonly text: string }): void
  bind(portal: object): void
  execute(portal: object): void
}
const PgQuery = Query as unknown as new (...args: readonly unknown[]) => PgQuery

const BEGIN = /^(?:begin|start transaction)\b[^;]*/i

/**
 * Clients whose transactions each carry these limits. A statement outside a transaction is sent together with them, in one
 * message. Nothing stays on the connection, as behind a pooler others get it next: no `set` of the session, and no
 * prepared statement, whose name they would meet (operations.a-pooler-may-stand-before-the-database).
 */
export function clientWithin({ lock, statement, idle }: StatementLimits): typeof Client {
  const inTransaction = `set local lock_timeout = ${lock}; set local statement_timeout = ${statement}; set local idle_in_transaction_session_timeout = ${idle}`
  // Not `set local`, which warns where no transaction was begun.
  const limits = `select set_config('lock_timeout', '${lock}', true), set_config('statement_timeout', '${statement}', true)`

  class LimitedQuery extends PgQuery {
    readonly #client: Client
    /** True while the next answers are those to the limits, which nobody asked for. */
    #limiting = false

    constructor(client: Client, ...args: readonly unknown[]) {
      super(...args)
      this.#client = client
      this.name = undefined
    }

    override submit(connection: PgConnection): unknown {
      const status = this.#client.getTransactionStatus()
      if (status !== 'T' && status !== 'E') {
        if (BEGIN.test(this.text)) {
          this.text = this.text.replace(BEGIN, (begin) => `${begin}; ${inTransaction}`)
        } else {
          this.#limiting = true
          if (!this.requiresPreparation()) this.text = `${limits}; ${this.text}`
        }
      }
      return super.submit(connection)
    }

    override prepare(connection: PgConnection): void {
      if (this.#limiting) {
        connection.parse({ text: limits })
        connection.bind({})
        connection.execute({})
      }
      super.prepare(connection)
    }

    override handleRowDescription(message: unknown): void {
      if (!this.#limiting) super.handleRowDescription(message)
    }

    override handleDataRow(message: unknown): void {
      if (!this.#limiting) super.handleDataRow(message)
    }

    override handleCommandComplete(message: unknown, connection: PgConnection): void {
      if (this.#limiting) this.#limiting = false
      else super.handleCommandComplete(message, connection)
    }
  }

  return class extends Client {
    override query(...args: readonly unknown[]): never {
      const query = new LimitedQuery(this, ...args)
      if (query.callback) return super.query(query) as never
      return new Promise((resolve, reject) => {
        query.callback = (error, result) => {
          if (error) reject(error)
          else resolve(result)
        }
        void super.query(query)
      }) as never
    }
  }
}
