export const SITE_ID: string;
export const USERNAME: string;
export const PASSWORD_SHA1: string;
export const order: Record<string, unknown>;
export const dataSchema: Record<string, unknown>;
export const resultSchema: Record<string, unknown>;
export function payload(event_name?: string, data?: Record<string, unknown>): string;
export function serve(server: unknown): void;
export function reportCpu(): void;
