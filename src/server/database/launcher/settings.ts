/** The port only names the socket: there is no TCP. */
export const PORT = 5432
export const SOCKET = `.s.PGSQL.${PORT}`

/** Superuser of an embedded cluster, for making databases; the shop itself connects as an ordinary role. */
export const SUPERUSER = 'postgres'

/**
 * PostgreSQL's settings for one shop on one machine, given at each start so that an old cluster has the new ones.
 * Durability stays whole: `fsync`, `full_page_writes` and `synchronous_commit` are on by default and not touched.
 */
export function serverSettings(socketFolder: string): Readonly<Record<string, string | number>> {
  return {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: PORT,
    max_connections: 30,
    shared_buffers: '64MB',
    // One client's short queries gain nothing from these two and pay for their start.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    // No replica and no archive reads the log: the least is written, and only the last part kept.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Errors of statements go to the client that caused them; in a log their details could hold personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    log_line_prefix: '',
  }
}
