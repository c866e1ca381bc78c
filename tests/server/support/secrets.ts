export const JWT_SECRET = 'a secret of thirty-two characters'
export const BANK_SECRET = 'a third one, of many characters'.padEnd(40, '.')
export const MULTIPASS_SECRET = 'another one, of many characters'.padEnd(40, '.')
