// Metrics for Prometheus.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'boardwright_' });
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name: `boardwright_${name}`, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets = FAST) =>
    new Histogram({ name: `boardwright_${name}`, help, buckets, registers });
  const gauge = (name: string, help: string) => new Gauge({ name: `boardwright_${name}`, help, registers });
  return {
    registry,
    answers: counter('answers_total', 'Answers acknowledged'),
    refused: counter('refused_total', 'Messages refused, by reason', ['why']),
    answerTime: histogram('answer_seconds', 'From the arrival of an answer to its acknowledgement'),
    durable: histogram('durable_seconds', 'How long a row waits until it is durable'),
    batch: histogram('batch_rows', 'Rows committed together', [1, 2, 5, 10, 20, 50, 100, 200, 400]),
    opened: histogram('open_seconds', 'How long opening a match takes'),
    conflicts: counter('conflicts_total', 'Rows that another machine had stored first'),
    broken: counter('broken_matches_total', 'Matches stopped because their rules broke'),
    bots: counter('bot_answers_total', 'Answers of bots'),
    botTime: histogram('bot_seconds', 'How long bots think'),
    notices: counter('notices_total', 'Notices sent, by way and what became of them', ['way', 'sent']),
    sockets: gauge('sockets', 'Open websockets'),
    dropped: counter('dropped_sockets_total', 'Websockets dropped because they were too slow'),
    redis: gauge('redis_up', '1: Redis answers; 0: news of other processes come from the database'),
    matches: gauge('matches', 'Matches in memory'),
  };
}
