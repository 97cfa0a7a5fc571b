import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests: Counter<'do'>;
  readonly refusals: Counter<'code'>;
  readonly failures: Counter;
  readonly seconds: Histogram;
  readonly bytes: Counter;

  constructor(connections: () => number, rooms: () => number) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Counter({
      name: 'lastclick_requests_total',
      help: 'Requests through connections',
      labelNames: ['do'],
      registers,
    });
    this.refusals = new Counter({
      name: 'lastclick_refusals_total',
      help: 'Refused requests',
      labelNames: ['code'],
      registers,
    });
    this.failures = new Counter({ name: 'lastclick_failures_total', help: 'What broke', registers });
    this.seconds = new Histogram({
      name: 'lastclick_request_seconds',
      help: 'From a request to its answer',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    });
    this.bytes = new Counter({
      name: 'lastclick_sent_bytes_total',
      help: 'Bytes sent through connections',
      registers,
    });
    new Gauge({
      name: 'lastclick_connections',
      help: 'Open connections',
      registers,
      collect() {
        this.set(connections());
      },
    });
    new Gauge({
      name: 'lastclick_rooms',
      help: 'Games in memory',
      registers,
      collect() {
        this.set(rooms());
      },
    });
  }
}
