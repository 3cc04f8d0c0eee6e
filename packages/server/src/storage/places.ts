/** Whether a database is meant by its address (`postgres://…`); otherwise by a file. */
export const isPostgres = (database: string): boolean => /^postgres(ql)?:/.test(database);
