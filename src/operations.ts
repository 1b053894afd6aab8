import {
  acceptAnswer,
  createAnswer,
  deleteAnswer,
  unacceptAnswer,
  updateAnswer,
  voteAnswer,
} from './answers/answers.js';
import { createQuestionCategory, listQuestionCategories, updateQuestionCategory } from './answers/categories.js';
import {
  closeQuestion,
  createQuestion,
  deleteQuestion,
  getQuestion,
  listQuestions,
  reopenQuestion,
  updateQuestion,
} from './answers/questions.js';
import { createFile, deleteFile, downloadFile, getFile, listFiles, renameFile } from './files/files.js';
import { shareFile, unshareFile } from './files/shares.js';
import { fileUploads } from './files/uploads.js';
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
import {
  completeMarketplaceOrder,
  disputeMarketplaceOrder,
  getMarketplaceOrder,
  listMarketplaceOrders,
  listStoreOrders,
  payMarketplaceOrder,
  placeMarketplaceOrder,
  refundMarketplaceOrder,
  withdrawMarketplaceOrder,
} from './marketplace/orders.js';
import {
  createMarketplaceProduct,
  deleteMarketplaceProduct,
  getMarketplaceProduct,
  listMarketplaceProducts,
  updateMarketplaceProduct,
} from './marketplace/products.js';
import { createStore, getStore, listStores, updateStore } from './marketplace/stores.js';
import { getMe } from './people/me.js';
import type { Handlers, UploadRules } from './pipeline/handlers.js';
import { defineOperations, type Operation } from './pipeline/operation.js';
import { getContract } from './service/contract.js';
import { getHealth } from './service/health.js';
import { accessShare, getShare } from './shares/access.js';
import {
  completeShopOrder,
  disputeShopOrder,
  getShopOrder,
  listShopOrders,
  payShopOrder,
  placeShopOrder,
  refundShopOrder,
  withdrawShopOrder,
} from './shop/orders.js';
import {
  createShopProduct,
  deleteShopProduct,
  getShopProduct,
  listShopProducts,
  updateShopProduct,
} from './shop/products.js';
import { createVideoComment, deleteVideoComment, listVideoComments } from './videos/comments.js';
import { rateVideo } from './videos/ratings.js';
import { shareVideo, unshareVideo } from './videos/sharing.js';
import { streamVideo } from './videos/stream.js';
import { createVideo, videoUploads } from './videos/uploads.js';
import { deleteVideo, getVideo, listVideos, updateVideo } from './videos/videos.js';

/** Every operation of the contract and its handler. One that lacks a handler does not compile. */
const handlers: Handlers = {
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
  listQuestionCategories,
  createQuestionCategory,
  updateQuestionCategory,
  listStores,
  createStore,
  getStore,
  updateStore,
  listStoreOrders,
  listMarketplaceProducts,
  createMarketplaceProduct,
  getMarketplaceProduct,
  updateMarketplaceProduct,
  deleteMarketplaceProduct,
  listMarketplaceOrders,
  placeMarketplaceOrder,
  getMarketplaceOrder,
  payMarketplaceOrder,
  completeMarketplaceOrder,
  disputeMarketplaceOrder,
  refundMarketplaceOrder,
  withdrawMarketplaceOrder,
  listShopProducts,
  createShopProduct,
  getShopProduct,
  updateShopProduct,
  deleteShopProduct,
  listShopOrders,
  placeShopOrder,
  getShopOrder,
  payShopOrder,
  completeShopOrder,
  disputeShopOrder,
  refundShopOrder,
  withdrawShopOrder,
  listVideos,
  createVideo,
  getVideo,
  updateVideo,
  deleteVideo,
  streamVideo,
  shareVideo,
  unshareVideo,
  rateVideo,
  listVideoComments,
  createVideoComment,
  deleteVideoComment,
  listFiles,
  createFile,
  getFile,
  renameFile,
  deleteFile,
  downloadFile,
  shareFile,
  unshareFile,
  getShare,
  accessShare,
  getContract,
  getHealth,
};

/** What each operation that takes a file says about it. */
export const uploads: UploadRules = {
  createFile: fileUploads,
  createVideo: videoUploads,
};

/** Every operation of the contract, with what handles it. */
export const allOperations = (): Operation[] => defineOperations(handlers, uploads);
