import {
  acceptAnswer,
  createAnswer,
  deleteAnswer,
  unacceptAnswer,
  updateAnswer,
  voteAnswer,
} from './answers/answers.js';
import { createCategory, listCategories, updateCategory } from './answers/categories.js';
import {
  closeQuestion,
  createQuestion,
  deleteQuestion,
  getQuestion,
  listQuestions,
  reopenQuestion,
  updateQuestion,
} from './answers/questions.js';
import type { Handlers } from './contract/handlers.js';
import { createBoard, deleteBoard, getBoard, listBoards, reorderBoards, updateBoard } from './forum/boards.js';
import { createReply, deleteReply, updateReply } from './forum/replies.js';
import {
  createTopic,
  deleteTopic,
  getTopic,
  lockTopic,
  stickTopic,
  unlockTopic,
  unstickTopic,
  updateTopic,
} from './forum/topics.js';
import { getMe } from './identity/me.js';
import { getContract, getContractYaml } from './service/contract.js';
import { getHealth } from './service/health.js';

/** Every operation of the contract and its handler. One that lacks a handler does not compile. */
export const handlers: Handlers = {
  listBoards,
  createBoard,
  reorderBoards,
  getBoard,
  updateBoard,
  deleteBoard,
  createTopic,
  getTopic,
  updateTopic,
  deleteTopic,
  lockTopic,
  unlockTopic,
  stickTopic,
  unstickTopic,
  createReply,
  updateReply,
  deleteReply,
  getMe,
  listQuestions,
  createQuestion,
  getQuestion,
  updateQuestion,
  deleteQuestion,
  closeQuestion,
  reopenQuestion,
  createAnswer,
  updateAnswer,
  deleteAnswer,
  acceptAnswer,
  unacceptAnswer,
  voteAnswer,
  listCategories,
  createCategory,
  updateCategory,
  getContract,
  getContractYaml,
  getHealth,
};
