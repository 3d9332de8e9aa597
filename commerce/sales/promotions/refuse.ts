import type { FastifyReply } from "fastify";
import { sendProblem } from "#platform/http/problems.ts";
import type { PromotionProblem } from "./actions.ts";

const statuses: Record<PromotionProblem["code"], number> = {
  "promotion-not-found": 404,
  "code-not-found": 404,
  invalid: 422,
  "code-taken": 409,
  conflict: 409,
};

/** Sends a promotion's problem to staff with its status. */
export const refuse = (reply: FastifyReply, problem: PromotionProblem) =>
  sendProblem(reply, statuses[problem.code], problem);
